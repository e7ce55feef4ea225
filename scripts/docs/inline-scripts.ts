import { createHash } from 'node:crypto';

/** Moves inline scripts into files, so that the content security policy can forbid inline scripts. */
export function inlineScriptsMoved(html: string, folder: string): { html: string; scripts: Map<string, string> } {
  const scripts = new Map<string, string>();
  const moved = html.replaceAll(
    /<script([^>]*)>((?:(?!<\/script>)[\s\S])+)<\/script>/g,
    (_all, attributes: string, script: string) => {
      const name = `inline.${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
      scripts.set(name, script);
      return `<script${attributes} src="${folder}/${name}"></script>`;
    },
  );
  return { html: moved, scripts };
}
