import { renderMermaidSVG } from 'beautiful-mermaid';

/**
 * A Mermaid diagram as SVG. Its colours are those of the page around it (theme/diagrams.css), so one picture serves
 * dark and light.
 */
export function drawDiagram(source: string): string {
  const title = /^\s*accTitle:\s*(.+)$/m.exec(source)?.[1] ?? 'Diagram';
  const svg = renderMermaidSVG(source.replace(/^\s*accTitle:.*\n/m, ''), {
    bg: 'var(--diagram-background)',
    fg: 'var(--diagram-text)',
    transparent: true,
    nodeSpacing: 18,
    layerSpacing: 30,
    padding: 8,
  });
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!;
  const picture = svg
    // It would load a font from elsewhere, and set the colours anew.
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<svg [^>]*>/, `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`);
  return `<figure class="diagram" role="img" aria-label="${escaped(title)}">${picture}</figure>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
