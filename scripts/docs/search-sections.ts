import { basename, dirname } from 'node:path';
import { referenceLink } from './anchors.ts';
import { areasOf, type Contract, type Operation, operationsOf } from './contract.ts';
import { type Field, fieldsOf, schemaName } from './fields.ts';
import { answerAnchor, goodAnswer } from './operation-pages.ts';

/** `titles` contains the headings above it, followed by the section title. */
type Section = { anchor: string; titles: string[]; text: string };

/**
 * `path` is the page's Markdown file.
 * Returns `undefined` for pages that are not rendered from the contract, whose headings are indexed.
 */
export function searchSections(document: Contract, path: string): Section[] | undefined {
  const folder = basename(dirname(path));
  const name = basename(path, '.md');
  const operations = operationsOf(document);
  if (folder === 'reference') return operations.map(inReference);
  if (folder !== 'operations' || name === 'index') return undefined;
  const { title, description } = areasOf(document).find((area) => area.name === name)!;
  const fields = foundOnce(document).filter(({ operation }) => operation.area === name);
  return [
    { anchor: '', titles: [title], text: description },
    ...operations.filter(({ area }) => area === name).map((operation) => inOperations(document, title, operation)),
    ...fields.map(({ operation, anchor, title: own, text }) => ({
      anchor,
      titles: [title, titleOf(operation), own],
      text,
    })),
  ];
}

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

/** Takes each name of a field or schema from the first request, or else the first response, that has it. */
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
