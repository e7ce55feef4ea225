/** Says what is being waited for, and how long it took. */
export async function during<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const began = performance.now();
  console.log(`… ${what}`);
  const value = await work;
  console.log(`✓ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return value;
}
