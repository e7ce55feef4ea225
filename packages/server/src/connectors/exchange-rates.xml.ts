import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { z } from 'zod';
import { CallFailed } from './call.ts';

/**
 * Parses XML. All values remain text, and attributes and child elements share one object. Entities are not resolved,
 * and namespace prefixes are removed. `lists` contains the elements that may occur several times. Throws a CallFailed
 * with `offContract` if the text is not XML or does not match the shape.
 */
export function readXml<Schema extends z.ZodType>(
  text: string,
  { shape, lists }: { readonly shape: Schema; readonly lists: readonly string[] },
): z.output<Schema> {
  const problem = XMLValidator.validate(text);
  if (problem !== true) throw new CallFailed('offContract', { cause: problem.err.msg });
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    processEntities: false,
    removeNSPrefix: true,
    isArray: (name) => lists.includes(name),
  });
  const read = shape.safeParse(parser.parse(text));
  if (!read.success) throw new CallFailed('offContract', { cause: read.error.message });
  return read.data;
}
