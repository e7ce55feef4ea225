/** Number of lines that are shown before a reader expands a body. */
export const FIRST_LINES = 24;

/** Returns a body formatted with one property per line and, if it is long, the beginning of that text. */
export function formattedBody(content: string) {
  const text = JSON.stringify(JSON.parse(content), undefined, 2);
  const lines = text.split('\n');
  return {
    text,
    count: lines.length,
    beginning: lines.length > FIRST_LINES ? lines.slice(0, FIRST_LINES).join('\n') : undefined,
  };
}
