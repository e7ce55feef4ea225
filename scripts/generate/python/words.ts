/**
 * Converts `searchID` to `search_id`, `X-Forwarded-For` to `x_forwarded_for`, and `receive3dsCallback` to
 * `receive3ds_callback`.
 */
export function snakeCase(name: string): string {
  return name
    .replaceAll('-', '_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

/** Python keywords, which cannot be field names of a class. */
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

export const canNameField = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);

export function docstring(text: string, indent: string): string[] {
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").split('\n');
  if (lines.length === 1 && !text.endsWith('"')) return [`${indent}"""${lines[0]}"""`];
  return [`${indent}"""`, ...lines.map((line) => (line ? indent + line : '')), `${indent}"""`];
}
