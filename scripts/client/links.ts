const LINK = /\{@link http:\/\/localhost:8080(\/docs\/\S+) ([^}]+)\}/g;

/**
 * Rewrites the documentation links in declarations, which the generator writes for staging on the developer's machine.
 * Without an address of the service, they become paths.
 */
export function withDocsAt(publicUrl: string | undefined, declarations: string): string {
  const origin = publicUrl?.replace(/\/+$/, '');
  return declarations.replaceAll(LINK, (_link, path: string, words: string) =>
    origin ? `{@link ${origin}${path} ${words}}` : `${words}: \`${path}\``,
  );
}
