export function pascalCase(kebab: string): string {
  return kebab.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

export function camelCase(kebab: string): string {
  const name = pascalCase(kebab);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
