/** Chooses a deck file. The browser's own control speaks the browser's language, so ours stands before it. */
import { useRef } from 'react';
import { Button } from '../app/controls/Button.tsx';

interface Props {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="folder" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
    </>
  );
}
