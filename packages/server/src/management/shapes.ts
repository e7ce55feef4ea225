import { formats } from '@agency-booking/contract-express';
import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '../generated/openapi.json' with { type: 'json' };
import { refuseField } from './refusal.ts';

const { email, firstName, lastName } = contract.components.schemas.User.properties;
const line = { type: 'string', format: 'visible-text', maxLength: 100 };

/** Values that partners also send or read use the contract's schema. */
const shapes = {
  name: line,
  reference: line,
  operator: line,
  note: { ...line, maxLength: 500 },
  user: { type: 'object', properties: { email, firstName, lastName } },
  billingAddress: { $ref: 'contract#/components/schemas/TransferBilling' },
} as const;

let ajv: Ajv2020 | undefined;

/** Throws a FieldRefusal that identifies the field. */
export function assertShape(name: keyof typeof shapes, value: unknown): void {
  ajv ??= createAjv();
  const validate = ajv.getSchema(name)!;
  if (validate(value)) return;
  const { instancePath, message, parentSchema } = validate.errors![0]!;
  const field = instancePath ? instancePath.slice(1).replaceAll('/', '.') : name;
  const { description } = formats[parentSchema?.format] ?? {};
  refuseField(field, description ? `must be ${description}` : message!);
}

function createAjv(): Ajv2020 {
  const made = new Ajv2020({ strict: false, validateSchema: false, verbose: true });
  for (const [name, { accepts }] of Object.entries(formats)) made.addFormat(name, accepts);
  made.addSchema({ ...contract, $id: 'contract' });
  for (const [name, schema] of Object.entries(shapes)) made.addSchema(schema, name);
  return made;
}
