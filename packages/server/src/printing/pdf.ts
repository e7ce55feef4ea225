import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PrintSheet, Sheet, SheetRow } from '../ports/printing.ts';

/** The page margin in points of 1/72 inch. */
const MARGIN = 56;
const LABEL_WIDTH = 140;
const GAP = 12;
const INK = '#1c2b2d';
const SOFT = '#526163';
const BRAND = '#0f766e';

/** Reads a font that covers most European scripts, including Turkish. */
const fontFile = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

/**
 * Loads the library and fonts when the first PDF is created. Most processes never create one, and they start faster
 * this way.
 */
async function loadPrinter() {
  const { default: PDFDocument } = await import('pdfkit');
  return { PDFDocument, plain: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') };
}

type Printer = Awaited<ReturnType<typeof loadPrinter>>;
type Paper = InstanceType<Printer['PDFDocument']>;

/** Creates the PDF printer. `now` returns the creation time that is written to the PDF metadata. */
export function createSheetPrinter(now: () => Date): PrintSheet {
  let loading: Promise<Printer> | undefined;
  return async (sheet) => {
    loading ??= loadPrinter();
    const printer = await loading;
    const { title, number, language } = sheet;
    const info = { Title: `${title} ${number.lines[0]}`, CreationDate: now(), Producer: 'PDFKit', Creator: title };
    const options = { size: 'A4', margin: MARGIN, lang: language, displayTitle: true, info };
    const paper = new printer.PDFDocument(options);
    const bytes = bytesOf(paper);
    paper.registerFont('plain', printer.plain).registerFont('bold', printer.bold);
    drawSheet(paper, sheet);
    paper.end();
    return bytes;
  };
}

function bytesOf(paper: Paper): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
}

function drawSheet(paper: Paper, { title, number, sections, footer }: Sheet): void {
  const right = paper.page.width - MARGIN;
  paper.font('bold').fontSize(18).fillColor(INK).text(title, MARGIN, MARGIN);
  paper.font('plain').fontSize(9).fillColor(SOFT).moveDown(0.6).text(number.label, { paragraphGap: 2 });
  paper.font('bold').fontSize(14).fillColor(INK).text(number.lines.join(' '));
  paper.moveDown(0.5);
  paper.moveTo(MARGIN, paper.y).lineTo(right, paper.y).lineWidth(1.5).stroke(BRAND);
  for (const { heading, rows } of sections) {
    keepTogether(paper, heightOfSection(paper, rows));
    paper.moveDown(1).font('bold').fontSize(11).fillColor(BRAND).text(heading, MARGIN, paper.y, { paragraphGap: 4 });
    for (const row of rows) drawRow(paper, row);
  }
  paper
    .moveDown(1.5)
    .font('plain')
    .fontSize(9)
    .fillColor(SOFT)
    .text(footer, MARGIN, paper.y, { width: right - MARGIN });
}

function drawRow(paper: Paper, { label, lines }: SheetRow): void {
  const top = paper.y;
  paper.font('plain').fontSize(10).fillColor(SOFT).text(label, MARGIN, top, { width: LABEL_WIDTH });
  const below = paper.y;
  const left = MARGIN + LABEL_WIDTH + GAP;
  paper.fillColor(INK).text(lines.join('\n'), left, top, { width: paper.page.width - MARGIN - left });
  paper.y = Math.max(below, paper.y) + 3;
}

/** Estimates the height of a section. A section that does not fit on the current page starts a new one. */
function heightOfSection(paper: Paper, rows: readonly SheetRow[]): number {
  const width = paper.page.width - 2 * MARGIN - LABEL_WIDTH - GAP;
  paper.font('plain').fontSize(10);
  return rows.reduce((sum, { lines }) => sum + paper.heightOfString(lines.join('\n'), { width }) + 3, 40);
}

function keepTogether(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - MARGIN) paper.addPage();
}
