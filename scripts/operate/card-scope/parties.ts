/**
 * Program that runs the external parties of a production service, including the payment processor, in a separate
 * process. It receives its settings and commands over IPC.
 */
import { startSandbox } from '@agency-booking/sandbox';
import { type ForeignParty, startParties } from '../production-parties.ts';

/**
 * The number and CVC in `as` determine how the sandbox treats the card. The known card itself occurs in no source file
 * or document.
 */
export type PlayedCard = {
  readonly number: string;
  readonly cvc: string;
  readonly as: { readonly number: string; readonly cvc: string };
};

export type PartiesSettings = {
  readonly folder: string;
  readonly host: string;
  readonly foreign: readonly ForeignParty[];
  readonly cards: readonly PlayedCard[];
};

/** `hold` pauses the next request to this path until `release`, and reports that the request was received. */
export type PartiesCommand = { readonly hold: string } | { readonly release: 'forward' | 'cut' };
export type PartiesReport = { readonly urls: { parties: string; sandbox: string } } | { readonly held: string };

const report = (message: PartiesReport) => process.send!(message);

process.once('message', async ({ folder, host, foreign, cards }: PartiesSettings) => {
  let isHeld = (_: string) => false;
  let release = (_: 'forward' | 'cut') => {};
  const sandbox = await startSandbox({ port: 0 });
  const parties = await startParties(folder, host, foreign, sandbox, async (path, body) => {
    if (isHeld(path)) {
      isHeld = () => false;
      const { promise, resolve } = Promise.withResolvers<'forward' | 'cut'>();
      release = resolve;
      report({ held: path });
      if ((await promise) === 'cut') return undefined;
    }
    return cards.reduce(play, body);
  });
  process.on('message', (command: PartiesCommand) => {
    if ('release' in command) release(command.release);
    else isHeld = (path) => path === command.hold;
  });
  report({ urls: { parties: parties.urlOf(host), sandbox: sandbox.url } });
});
process.once('disconnect', () => process.exit());

function play(body: string, { number, cvc, as }: PlayedCard): string {
  if (!body.includes(`"${number}"`)) return body;
  return body.replace(`"${number}"`, `"${as.number}"`).replace(`"cvc":"${cvc}"`, `"cvc":"${as.cvc}"`);
}
