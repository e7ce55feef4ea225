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
  const { left, top, width, height } = frameOf(svg);
  const picture = svg
    // It would load a font from elsewhere, and set the colours anew.
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<svg [^>]*>/, `<svg viewBox="${left} ${top} ${width} ${height}" style="--width:${width}">`);
  return `<figure class="diagram" role="img" tabindex="0" aria-label="${escaped(title)}">${picture}</figure>\n`;
}

/** Sequence diagrams come with a wide margin, whatever is asked for; on a phone every pixel counts. */
function frameOf(svg: string) {
  const [width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.slice(1).map(Number) as [number, number];
  const margin = svg.includes('class="lifeline"') ? 24 : 0;
  return { left: margin, top: margin, width: Math.ceil(width - 2 * margin), height: Math.ceil(height - 2 * margin) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
