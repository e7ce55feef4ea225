import { basename, dirname } from 'node:path';
import { referenceLink } from './anchors.ts';
import { askedAt, QUESTIONS_PAGE } from './asked.ts';
import { areasOf, type Contract, type Operation, operationsOf } from './contract.ts';
import { type Field, fieldsOf, schemaName } from './fields.ts';
import { answerAnchor, goodAnswer } from './operation-pages.ts';
import { QUESTIONS_FOLLOW } from './search-behaviour.ts';

/** A section of a page. `titles` contains the parent headings of the section, followed by the section title. */
type Section = { anchor: string; titles: string[]; text: string };

/**
 * Returns the sections of the page that is in the Markdown file `path`. The headings in `html`, the rendered page,
 * divide a guide into sections.
 */
export function searchSections(document: Contract, path: string, html = ''): Section[] {
  const folder = basename(dirname(path));
  const name = basename(path, '.md');
  const operations = operationsOf(document);
  if (folder === 'reference') return operations.map(inReference);
  if (folder !== 'operations' || name === 'index') return inGuide(html, folder === 'operations' ? '' : name);
  const { title, description } = areasOf(document).find((area) => area.name === name)!;
  const fields = foundOnce(document).filter(({ operation }) => operation.area === name);
  return [
    { anchor: title.toLowerCase().replaceAll(' ', '-'), titles: [title], text: description },
    ...operations.filter(({ area }) => area === name).map((operation) => inOperations(document, title, operation)),
    ...fields.map(({ operation, anchor, title: own, text }) => ({
      anchor,
      titles: [title, titleOf(operation), own],
      text,
    })),
  ];
}

const HEADING = /<h([1-6])[^>]*>(.*?)<a[^>]* href="#([^"]*)"[^>]*>.*?<\/a><\/h\1>/gs;
/** Code is excluded, because it consists of names that would outweigh the words that readers use. */
const CODE = /<(pre|style|script|svg)\b[\s\S]*?<\/\1>/g;

function inGuide(html: string, page: string): Section[] {
  if (page === QUESTIONS_PAGE) return [];
  const [, ...parts] = html.replaceAll(CODE, ' ').split(HEADING);
  const above: string[] = [];
  return Array.from({ length: parts.length / 4 }, (_, place) => {
    const [level, heading, anchor, content] = parts.slice(4 * place, 4 * place + 4) as [string, string, string, string];
    above.length = Number(level) - 1;
    above.push(wordsIn(heading));
    const asked = askedAt(page, Number(level) === 1 ? '' : anchor);
    return { anchor, titles: above.filter(Boolean), text: `${wordsIn(content)}${QUESTIONS_FOLLOW}${asked.join(' ')}` };
  });
}

const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#x?\w+|\w+);/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const titleOf = ({ summary, id }: Operation) => `${summary} ${id}`;

function inOperations(document: Contract, area: string, operation: Operation): Section {
  const { id, method, path, description, errors } = operation;
  const lines = errors.map((key) => `${key} ${document['x-error-catalogue'][key]!.description}`);
  const names = fieldsIn(document, operation).map(({ name }) => name);
  const text = [`${method} ${path}`, description, ...new Set(names), ...lines].join(' ');
  return { anchor: id, titles: [area, titleOf(operation)], text };
}

function inReference(operation: Operation): Section {
  return {
    anchor: referenceLink(operation).split('#')[1]!,
    titles: [titleOf(operation), 'In the reference'],
    text: operation.id,
  };
}

type Found = { readonly operation: Operation; readonly anchor: string; readonly title: string; readonly text: string };

/** Finds each field or schema name once: in the first request that has it, or else in the first response. */
function foundOnce(document: Contract): Found[] {
  const known = new Set<string>();
  const operations = operationsOf(document);
  const all = [sentIn, answeredIn].flatMap((fieldsOfSide) =>
    operations.flatMap((operation) => fieldsOfSide(document, operation).map((field) => ({ operation, ...field }))),
  );
  return all.flatMap(({ operation, anchor, name, schema, text }) => {
    const news = [name, schema].filter((word) => word !== undefined && word !== '' && !known.has(word));
    for (const word of news) known.add(word!);
    return news.length > 0
      ? [{ operation, anchor, title: [...new Set([name, schema])].filter(Boolean).join(' '), text }]
      : [];
  });
}

const fieldsIn = (document: Contract, operation: Operation): Field[] => [
  ...sentIn(document, operation),
  ...answeredIn(document, operation),
];

function sentIn(document: Contract, { id, parameters, body }: Operation): Field[] {
  const [{ schema } = {}] = Object.values(body?.content ?? {});
  return [
    ...parameters.map(({ name, description = '' }) => ({ anchor: `${id}.${name}`, name, text: description })),
    ...(schema ? bodyIn(document, schema, `${id}.body`, id) : []),
  ];
}

function answeredIn(document: Contract, operation: Operation): Field[] {
  const { schema } = goodAnswer(operation).media ?? {};
  const at = answerAnchor(operation);
  return schema ? bodyIn(document, schema, at, at) : [];
}

/** Returns the fields of a body, and the body itself if its schema has a name. */
function bodyIn(document: Contract, schema: Parameters<typeof fieldsOf>[1], anchor: string, at: string): Field[] {
  const fields = fieldsOf(document, schema, at);
  if (fields.length === 0) return [];
  const named = schemaName(document, schema);
  return [...(named ? [{ anchor, name: '', schema: named, text: '' }] : []), ...fields];
}
