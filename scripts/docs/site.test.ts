import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceLink } from './anchors.ts';
import { builtDocs } from './built.ts';
import { contract, operationsOf } from './contract.ts';
import { serveDocs } from './served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const operations = operationsOf(contract);

let site: string;
let served: Awaited<ReturnType<typeof serveDocs>>;
let docs: string;
let chapters: string[];

beforeAll(async () => {
  site = await builtDocs(root);
  const guides = await readdir(join(root, 'openapi/guides'));
  chapters = [...guides.map((file) => file.replace(/\.md$/, '')), 'client', 'workflows', 'connectors', 'changelog'];

  served = await serveDocs(site);
  docs = served.docs;
}, 600_000);

afterAll(() => served.close());

const page = (path: string) => readFileSync(join(site, path), 'utf8');
const pages = () => globSync('**/*.html', { cwd: site });
const linksOf = (html: string) =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
/** All elements with an ID, keyed by page. The result is cached because many links lead to the same page. */
const anchors = new Map<string, Set<string>>();
function anchorsOf(path: string): Set<string> {
  const found = anchors.get(path) ?? new Set([...page(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
  anchors.set(path, found);
  return found;
}

test('every guide is a page and in the menu', () => {
  const menu = linksOf(page('errors.html'));
  for (const chapter of chapters) {
    expect(pages()).toContain(`${chapter}.html`);
    expect(menu).toContain(`/docs/${chapter}`);
  }
});

test.each(operations)('$id has an anchor and a link to the reference', (operation) => {
  const { id, area } = operation;
  const path = `operations/${area}.html`;
  expect(anchorsOf(path)).toContain(id);
  expect(linksOf(page(path))).toContain(`/docs${referenceLink(operation)}`);
});

test('every error has an anchor', () => {
  const places = anchorsOf('errors.html');
  for (const key of Object.keys(contract['x-error-catalogue'])) expect(places).toContain(key);
});

test('every page has a unique description', () => {
  const described = pages().map((file) => /<meta name="description" content="([^"]+)"/.exec(page(file))?.[1]);
  expect(described).not.toContain(undefined);
  expect(new Set(described).size).toBe(described.length);
});

test('every guide and every area exists as Markdown and is listed in llms.txt', () => {
  const list = page('llms.txt');
  for (const name of [...chapters, ...new Set(operations.map(({ area }) => `operations/${area}`))]) {
    expect(list).toContain(`](/docs/${name}.md): `);
    expect(page(`${name}.md`)).toMatch(/^# .+\n/);
    expect(page(`${name}.md`), name).not.toMatch(/^<\/?[A-Z]|^:::|<svg/m);
  }
  expect(page('getting-started.md')).toMatch(/^\*\*curl\*\*\n\n```sh\n[\s\S]+?^```\n\n\*\*TypeScript\*\*\n\n```ts\n/m);
  for (const { id } of operations) expect(page('llms-full.txt')).toContain(`(\`${id}\`)`);
});

test('the releases are available as a feed', () => {
  expect(linksOf(page('changelog.html'))).toContain('/docs/changelog.xml');
  const titles = [...page('changelog.xml').matchAll(/<entry>\n<title>(.+?)</g)].map(([, title]) => title);
  expect([titles[0], titles.at(-1)]).toEqual([contract.info.version, '1.0.0']);
});

test('every workflow can be downloaded and finds its contract', async () => {
  const files = (await readdir(join(root, 'openapi/workflows'))).filter((file) => file.endsWith('.yaml'));
  expect(linksOf(page('workflows.html'))).toEqual(expect.arrayContaining(files.map((file) => `/docs/arazzo/${file}`)));
  for (const file of files) expect(page(`arazzo/${file}`)).toContain('url: ../openapi.json');
});

test('the limits page lists every operation', () => {
  const links = linksOf(page('limits.html'));
  for (const { id, area } of operations) expect(links).toContain(`/docs/operations/${area}#${id}`);
});

test('no link of the documentation is broken', () => {
  const dead = pages().flatMap((file) => {
    return linksOf(page(file))
      .filter((link) => !leadsSomewhere(link, file))
      .map((link) => `${file}: ${link}`);
  });
  expect(dead).toEqual([]);
});

function leadsSomewhere(link: string, from: string): boolean {
  if (/^https?:/.test(link)) return true;
  const [path, anchor] = new URL(link, `http://docs/docs/${from}`).href.slice('http://docs'.length).split('#') as [
    string,
    string?,
  ];
  const file = fileAt(path);
  // Redoc creates the anchors of its page in the browser, so they are covered by a browser test.
  return (
    file !== undefined && (!anchor || path === '/docs/reference/' || anchorsOf(file).has(decodeURIComponent(anchor)))
  );
}

function fileAt(path: string): string | undefined {
  const inside = path.replace(/^\/docs\/?/, '');
  const candidates = [inside, `${inside}.html`, `${inside}index.html`].filter(
    (one) => one !== '' && !one.endsWith('/'),
  );
  return candidates.find((one) => existsSync(join(site, one)));
}

test('no page loads external files or contains an inline script', () => {
  for (const file of pages()) {
    const html = page(file);
    const loaded = [...html.matchAll(/<(?:script|img|iframe|source)[^>]* src="([^"]+)"|<link[^>]* href="([^"]+)"/g)];
    for (const [tag, source, href] of loaded) expect(source ?? href, `${file}: ${tag}`).toMatch(/^\/docs\//);
    expect(html.match(/<script[^>]*>[^<]/), file).toBeNull();
  }
  const styles = globSync('**/*.css', { cwd: site });
  expect(styles.filter((file) => /url\(["']?(?:https?:)?\/\//.test(page(file)))).toEqual([]);
});

test('code that names an operation or an error is a link', () => {
  expect(page('car-rental.html')).toContain(
    'href="/docs/operations/car-search#searchCars"><code>searchCars</code></a>',
  );
  expect(page('client.html')).toMatch(/href="\/docs\/errors#cardPayment\.\w+"><code>/);
});

test('every diagram of the documentation is rendered', () => {
  const undrawn = pages().filter((file) => page(file).includes('language-mermaid'));
  expect(undrawn).toEqual([]);
  expect(page('payments.html').match(/<figure class="diagram"/g)).toHaveLength(2);
});

describe('the documentation as served', () => {
  test.each(['', '/', '/errors', '/errors.html', '/operations/car-orders', '/reference/', '/mark.svg'])(
    '/docs%s is served and may run only script files of the service',
    async (path) => {
      const answer = await fetch(`${docs}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    },
  );

  test('every page is served with and without its file extension', async () => {
    for (const file of pages()) {
      const address = file.replace(/(?:index)?\.html$/, '');
      if (address === '404') continue;
      const [plain, ended] = await Promise.all(
        [address, file].map(async (one) => (await fetch(`${docs}/${one}`)).text()),
      );
      expect(plain === page(file), address).toBe(true);
      expect(ended === plain, file).toBe(true);
    }
  });

  test('no link in a Markdown page is broken', async () => {
    const linked = globSync('**/*.{md,txt}', { cwd: site }).flatMap((file) => {
      const words = page(file).replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
      const links = [...words.matchAll(/\]\(([^)\s]+)\)| href="([^"]+)"/g)];
      return links.map(([, link, href]) => ({ file, address: new URL((link ?? href)!, `${docs}/${file}`) }));
    });
    const inside = linked.filter(({ address }) => address.origin === new URL(docs).origin);
    const paths = [...new Set(inside.map(({ address }) => address.pathname))];
    expect(paths.length).toBeGreaterThan(chapters.length);
    const isThere = async (path: string) => {
      const answer = await fetch(new URL(path, docs));
      await answer.arrayBuffer();
      return answer.ok;
    };
    const missing = await Promise.all(paths.map(async (path) => ((await isThere(path)) ? [] : [path])));
    const dead = new Set(missing.flat());
    const broken = inside.filter(({ address }) => dead.has(address.pathname));
    expect(broken.map(({ file, address }) => `${file}: ${address.pathname}`)).toEqual([]);
  });

  test('an unknown path returns the 404 page', async () => {
    const answer = await fetch(`${docs}/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(page('404.html'));
  });

  test.each(['/errors', '/errors.md', '/llms.txt'])(
    '%s returns 503 with Retry-After until it is built',
    async (path) => {
      const early = await serveDocs(join(site, 'nowhere'));
      const answer = await fetch(`${early.docs}${path}`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
      expect(await answer.text()).toMatch(/http-equiv="refresh"[\s\S]*being built/);
      early.close();
    },
  );

  /** Returns the response that a client receives for a path if it accepts the given encoding. */
  async function sentFor(path: string, encoding = 'br'): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
    const asked = request(new URL(path, docs), { headers: { 'Accept-Encoding': encoding } }).end();
    const [answer] = await once(asked, 'response');
    return { bytes: await buffer(answer), headers: answer.headers };
  }

  // Measures the gzip size, because browsers request gzip without TLS. With TLS, they request brotli, which is smaller.
  test('a page loads at most 260 KB including its resources, and the start page at most 150 KB', async () => {
    const weights = new Map<string, Promise<number>>();
    const weightOf = (path: string) => {
      const known = weights.get(path) ?? sentFor(path, 'gzip').then(({ bytes }) => bytes.length);
      weights.set(path, known);
      return known;
    };
    const loaded = /<(?:script[^>]* src|link[^>]* rel="(?!prefetch)[^>]* href)="([^"]+)"/g;
    const pageWeights: Record<string, number> = {};
    for (const file of pages().filter((one) => one !== 'reference/index.html')) {
      const beside = [...page(file).matchAll(loaded)].map(([, path]) => path!);
      const all = await Promise.all([`/docs/${file}`, ...new Set(beside)].map(weightOf));
      pageWeights[file] = Math.ceil(all.reduce((sum, one) => sum + one, 0) / 1000);
    }
    const tooHeavy = Object.entries(pageWeights).filter(([file, kB]) => kB > (file === 'index.html' ? 150 : 260));
    expect(Object.keys(pageWeights).length).toBeGreaterThan(25);
    expect(tooHeavy, JSON.stringify(pageWeights, undefined, 2)).toEqual([]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'pages and scripts are sent with %s compression and their media type to clients that accept it',
    async (encoding, read) => {
      for (const [path, type] of [
        ['/docs/errors', 'text/html; charset=utf-8'],
        ['/docs/operations/car-orders', 'text/html; charset=utf-8'],
        ['/docs/reference/redoc.js', 'text/javascript; charset=utf-8'],
        ['/docs/', 'text/html; charset=utf-8'],
      ]) {
        const { bytes, headers } = await sentFor(path!, encoding);
        expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-type': type });
        expect(headers.vary).toContain('Accept-Encoding');
        const plain = await sentFor(path!, 'identity');
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(read(bytes).equals(plain.bytes)).toBe(true);
        expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
      }
    },
  );

  test('/docs redirects to /docs/ for every accepted encoding', async () => {
    for (const encoding of ['br', 'identity']) {
      expect((await sentFor(docs, encoding)).headers.location).toBe('/docs/');
    }
  });

  test('a file with a content hash in its name is cached permanently', async () => {
    const [asset] = (await readdir(join(site, 'assets'))).filter((file) => file.endsWith('.js'));
    expect((await fetch(`${docs}/assets/${asset}`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${docs}/errors`)).headers.get('cache-control')).toBe('no-cache');
  });
});
