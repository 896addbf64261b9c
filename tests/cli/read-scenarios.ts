/** Reads scenario files: YAML 1.2, several documents a file, each kept with the line it begins on. */
import { readFileSync } from 'node:fs';
import { LineCounter, parseAllDocuments } from 'yaml';

export interface ScenarioDocument {
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
  /** The line of a key such as `given.hands[1]`, or of the nearest thing above it. */
  lineOf(key: string): number;
}

/** A file that is not YAML. */
export class MalformedFile extends Error {}

/** All documents of a file; throws a `MalformedFile` that names the line. */
export function readScenarios(file: string): ScenarioDocument[] {
  return parseScenarios(file, readFileSync(file, 'utf8'));
}

export function parseScenarios(file: string, text: string): ScenarioDocument[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { version: '1.2', lineCounter: lines, uniqueKeys: true });
  if (!Array.isArray(documents) || documents.length === 0)
    throw new MalformedFile(`${file}:1: there is no scenario in it`);
  return documents.map((document) => {
    const error = document.errors[0];
    if (error !== undefined)
      throw new MalformedFile(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`);
    const at = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
    const line = at(document.contents?.range?.[0] ?? document.range[0]);
    const lineOf = (key: string) => {
      const path = key.split(/[.[\]]+/).filter((part) => part !== '');
      for (let n = path.length; n > 0; n--) {
        const node = document.getIn(
          path.slice(0, n).map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
          true,
        );
        const range = (node as { range?: [number, number, number] } | undefined)?.range;
        if (range) return at(range[0]);
      }
      return line;
    };
    return { file, line, value: document.toJS(), lineOf };
  });
}
