/** Prints a description of the work, and its duration at the end. */
export async function during<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const began = performance.now();
  console.log(`… ${what}`);
  const value = await work;
  console.log(`✓ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return value;
}
