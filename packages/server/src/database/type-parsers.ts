import pg from 'pg';

const { INT8, DATE } = pg.types.builtins;

/**
 * Parses values as pg does, except for bigint (which pg returns as text) and date (which pg returns as local midnight).
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === INT8) return safeInteger;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a safe integer`);
  return value;
}
