/** Throws when the metric is missing or has labels. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (!line) throw new Error(`${url}/metrics has no ${name}`);
  return Number(line.slice(name.length));
}
