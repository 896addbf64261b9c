/**
 * Files that are dropped on the window. A browser would leave the page for them, so they are caught everywhere;
 * where files are imported they are imported.
 */
import { useEffect, useRef } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** No file that is dropped leads away from the page. */
export function useCaughtFiles(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    for (const kind of ['dragover', 'drop'] as const) document.addEventListener(kind, stay);
    return () => {
      for (const kind of ['dragover', 'drop'] as const) document.removeEventListener(kind, stay);
    };
  }, []);
}

/** Hears of a file that is dropped anywhere on the window while the calling component is there. */
export function useDropped(onFile: (file: File) => void): void {
  const hear = useRef(onFile);
  useEffect(() => {
    hear.current = onFile;
  });
  useEffect(() => {
    const take = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) hear.current(file);
    };
    document.addEventListener('drop', take);
    return () => document.removeEventListener('drop', take);
  }, []);
}
