/** A figure without labels of what a process tells at `/metrics`. @throws when it is not there */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (!line) throw new Error(`${url}/metrics has no ${name}`);
  return Number(line.slice(name.length));
}
