/**
 * Words that count nothing as many: “0 pontos”, “0 points”. The plural rule of Portuguese puts zero to
 * one, which readers in Brazil take for a slip, so each plural gets its form for zero from `_other`.
 */
export function withZero<T extends object>(texts: T): T {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
    if (typeof text !== 'string') return [[key, withZero(text)]];
    const zero = key.replace(/_other$/, '_zero');
    return zero === key || Object.hasOwn(texts, zero)
      ? [[key, text]]
      : [
          [zero, text],
          [key, text],
        ];
  });
  return Object.fromEntries(entries) as T;
}
