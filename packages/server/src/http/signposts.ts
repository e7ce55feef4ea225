import type { Request, RequestHandler, Router } from 'express';
import { smallPage } from './small-page.ts';

/** Entry points for people and programs that know only the host. */
const WHERE = { documentation: '/docs/', contract: '/openapi.json' } as const;

/** Rules for crawlers: the documentation may be indexed, but the API must not be. */
const ROBOTS = 'User-agent: *\nAllow: /docs/\nDisallow: /\n';

const NOWHERE = smallPage({
  title: 'Page not found',
  content: `<p>This is the address of an API. See the <a href="${WHERE.documentation}">documentation</a> for the available addresses.</p>`,
});

/**
 * Redirects browsers from guessed URLs to the documentation, and sends programs the entry points as JSON.
 * `consoleUrl` is the sandbox URL, which the documentation links to; it is absent in production. A redirected POST keeps
 * its method and body.
 */
export function addSignposts(pages: Router, basePath: string, consoleUrl?: string): void {
  pages.get(['/', '/api', basePath], (request, response) => {
    response.vary('Accept');
    if (wantsPage(request)) response.redirect(WHERE.documentation);
    else response.json({ ...WHERE, api: basePath });
  });
  pages.get('/favicon.ico', (_request, response) => response.redirect('/docs/mark.svg'));
  if (consoleUrl) {
    pages.all(['/console', '/console/*page'], (request, response) => {
      const { page = [] } = request.params as { readonly page?: readonly string[] };
      const path = page.map((part) => `/${encodeURIComponent(part)}`).join('');
      response.redirect(isRead(request) ? 302 : 307, `${new URL(consoleUrl).origin}${path || '/'}`);
    });
  }
  pages.get('/robots.txt', (_request, response) => void response.type('text').send(ROBOTS));
}

/** Returns a 404 page to browsers that request unknown paths. Programs get the regular error. */
export const nowhere: RequestHandler = (request, response, next) => {
  if (!isRead(request) || !wantsPage(request)) return next();
  response.status(404).vary('Accept').type('html').send(NOWHERE);
};

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
/** Returns true for a browser. Clients that accept any media type are treated as programs. */
const wantsPage = (request: Request) => request.accepts(['json', 'html']) === 'html';
