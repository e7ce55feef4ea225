/** Simulates the customer and their browser at the staging bank. In production, a real browser does this. */

const CODE = '123456';

/** Confirms the payment at the bank. Returns the URL on your site that the bank sends the customer back to. */
export async function confirmAtBank(threeDSHtmlContent: string, service: string): Promise<string> {
  const atBank = await submit(threeDSHtmlContent, service);
  const confirmed = await submit(await atBank.text(), atBank.url, { code: CODE });
  const atService = await submit(await confirmed.text(), confirmed.url);
  const finish = new URL(/url=([^"]+)"/.exec(await atService.text())![1]!.replaceAll('&amp;', '&'), atService.url);
  const moved = await fetch(finish, { redirect: 'manual' });
  return moved.headers.get('Location')!;
}

async function submit(page: string, address: string, typed: Record<string, string> = {}): Promise<Response> {
  const [, attributes = '', content = ''] = /<form([^>]*)>([\s\S]*?)<\/form>/.exec(page)!;
  const action = /action="([^"]*)"/.exec(attributes)![1]!;
  const hidden = [...content.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...typed });
  return fetch(new URL(action, address), { method: 'POST', body });
}
