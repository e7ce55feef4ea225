import { Option, Command as Program } from '@commander-js/extra-typings';
import { Refusal, refuse } from '../management/refusal.ts';
import type { Answer, Call, Opened } from './open.ts';
import { type Command, type Field, resolved } from './operations.ts';
import type { Session } from './session.ts';
import { readValue, withField } from './values.ts';

type Options = Readonly<Record<string, unknown>>;
type Called = Omit<Call, 'by' | 'body'> & { readonly body?: object };
type Caller = Pick<Opened, 'call'> & { readonly by: string };

/** Creates the command for an operation, with an option for each parameter and for each field of the body. */
export function operationCommand(command: Command, session: Session): Program {
  const program = new Program(command.id)
    .summary(command.summary)
    .description(command.description.replaceAll(/(?<!\n)\n(?!\n)/g, ' '));
  for (const field of command.fields) program.addOption(optionOf(field, command));
  if (command.takesBody)
    program.option('--body <file>', 'JSON file with the body, or - for standard input; options replace its fields');
  if (command.hasCsv) program.option('--csv', 'print the result as CSV for spreadsheets');
  program.action(async (given: Options) => {
    if (command.isConfirmed) await session.confirm(`${command.summary}.`, subjectOf(command, given));
    const call = await callOf(command, given, session);
    if (given.csv)
      return session.print(async (opened) =>
        checked(await opened.call({ ...call, by: opened.by }), command).text.trimEnd(),
      );
    return session.run(async (opened) => {
      const isPartial = command.isReplacement && given.body === undefined;
      const whole = isPartial ? await completed(call, command, given, opened) : call;
      const { status, text } = checked(await opened.call({ ...whole, by: opened.by }), command);
      if (status === 202) session.tell('The request waits for approval.');
      return text === '' ? { done: true } : JSON.parse(text);
    });
  });
  return program as unknown as Program;
}

/**
 * Fills in omitted fields with their current values, because a replacement would otherwise reset them. `null` resets a
 * field.
 */
async function completed(
  call: Called,
  { fields }: Command,
  given: Options,
  { call: send, by }: Caller,
): Promise<Called> {
  const { status, text } = await send({ method: 'GET', path: call.path, accept: 'application/json', by });
  const current: Options = status === 200 ? JSON.parse(text) : {};
  const kept = fields.filter(({ name, place }) => place === 'body' && current[name] !== undefined && !(name in given));
  const before = Object.fromEntries(kept.map(({ name }) => [name, current[name]]));
  return { ...call, body: { ...before, ...call.body } };
}

/**
 * Returns the text that an operator types to confirm a command: the object that the operation changes, or the
 * operation's name.
 */
function subjectOf({ id, fields }: Command, given: Options): string {
  const subject = fields.findLast(({ place }) => place === 'path');
  return subject ? String(chosenValue(subject, given)) : id;
}

const SHOWN: Readonly<Record<Field['kind'], readonly [value: string, note?: string]>> = {
  ...{ text: ['text'], number: ['number'], boolean: ['true|false'], money: ['amount currency'] },
  list: ['values...', 'Use null for an empty list.'],
  secret: ['file', 'Read from a file.'],
};

function optionOf(field: Field, { isReplacement }: Command): Option {
  const { kind, description, isRequired } = field;
  const schema = resolved(field.schema);
  const choices = schema.enum ?? (schema.items && resolved(schema.items).enum);
  const [value, note] = SHOWN[kind];
  const isReset = (text: string, { place }: Field) => text === 'null' && isReplacement && place === 'body';
  const words = [description.split('\n')[0], choices && `One of ${choices.join(', ')}.`, note]
    .filter(Boolean)
    .join(' ');
  const option = new Option(`${optionName(field)} <${value}>`, words);
  // Wraps the value, because Commander would replace a bare `null` or `undefined` with an empty string.
  if (kind !== 'list' && kind !== 'secret')
    option.argParser((text: string) => ({ value: isReset(text, field) ? undefined : readValue(field, text) }));
  // The body can also come from a file, so the service checks its required fields.
  return isRequired && field.place !== 'body' ? option.makeOptionMandatory() : option;
}

const optionName = ({ name, kind }: Field) => `--${name}${kind === 'secret' ? '-file' : ''}`;

function chosenValue({ name, kind }: Field, given: Options): unknown {
  if (kind === 'list') return String(given[name]) === 'null' ? [] : given[name];
  return (given[name] as { readonly value: unknown } | undefined)?.value;
}

async function callOf(
  { fields, method, path, takesBody }: Command,
  given: Options,
  { readText }: Session,
): Promise<Called> {
  let body: object = typeof given.body === 'string' ? bodyOf(given.body, await readText(given.body)) : {};
  const query = new URLSearchParams();
  let filled = path;
  for (const field of fields) {
    const { name, place, kind } = field;
    const value = kind === 'secret' ? await secretIn(given[`${name}File`], readText) : chosenValue(field, given);
    if (value === undefined) continue;
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (place === 'query') query.set(name, String(value));
    else body = withField(body as Options, name, value);
  }
  const search = query.size > 0 ? `?${query}` : '';
  const accept = given.csv ? 'text/csv' : 'application/json';
  return { method, path: `${filled}${search}`, accept, ...(takesBody && { body }) };
}

async function secretIn(file: unknown, readText: Session['readText']): Promise<string | undefined> {
  return typeof file === 'string' ? (await readText(file)).trim() : undefined;
}

function bodyOf(file: string, text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`${file === '-' ? 'Standard input' : file} is not valid JSON.`);
  }
}

type ErrorBody = {
  readonly description: string;
  readonly details?: string | { readonly field: string; readonly message: string };
};

/** Throws a Refusal with the service's reason. */
function checked(answer: Answer, command: Command): Answer {
  if (answer.status < 400) return answer;
  const { description, details } = JSON.parse(answer.text) as ErrorBody;
  if (details === undefined) throw new Refusal(description);
  if (typeof details === 'string') throw new Refusal(details);
  const unit = details.field.endsWith('.amount') ? ' minor units' : '';
  throw new Refusal(`${optionsFor(details.field, command)}: ${details.message}${unit}.`);
}

/** Returns the options that set a field, such as `granted.amount`, `user` or `allowedAddresses[1]`. */
function optionsFor(field: string, { fields }: Command): string {
  if (field === 'operator') return '--as';
  const [whole] = field.split('[');
  const options = fields.filter(
    ({ name }) => name === whole || name.startsWith(`${whole}.`) || field.startsWith(`${name}.`),
  );
  return options.map(optionName).join(', ') || field;
}
