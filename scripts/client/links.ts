const LINK = /\{@link http:\/\/localhost:8080(\/docs\/\S+) ([^}]+)\}/g;

/**
 * Rewrites the documentation links in declarations. The generator writes these links for staging on the developer's
 * machine. If no service URL is given, the links become paths.
 */
export function withDocsAt(publicUrl: string | undefined, declarations: string): string {
  const origin = publicUrl?.replace(/\/+$/, '');
  return declarations.replaceAll(LINK, (_link, path: string, words: string) =>
    origin ? `{@link ${origin}${path} ${words}}` : `${words}: \`${path}\``,
  );
}
