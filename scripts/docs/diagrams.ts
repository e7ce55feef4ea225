import { renderMermaidSVG } from 'beautiful-mermaid';

/**
 * Renders a Mermaid diagram as SVG with the page's colours (theme/diagrams.css), so that it works in dark and light
 * mode.
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
  const { left, top, width, height } = frameOf(svg);
  const picture = svg
    // Removes the style sheet, which would load an external font and override the colours.
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<svg [^>]*>/, `<svg viewBox="${left} ${top} ${width} ${height}" style="--width:${width}">`);
  return `<figure class="diagram" role="img" tabindex="0" aria-label="${escaped(title)}">${picture}</figure>\n`;
}

/** Reduces the wide margin of sequence diagrams, because it wastes space on phones. */
function frameOf(svg: string) {
  const [width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.slice(1).map(Number) as [number, number];
  const margin = svg.includes('class="lifeline"') ? 24 : 0;
  return { left: margin, top: margin, width: Math.ceil(width - 2 * margin), height: Math.ceil(height - 2 * margin) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
