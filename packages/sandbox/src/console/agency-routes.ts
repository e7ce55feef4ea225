import express, { type Express } from 'express';
import { type Account, AccountError } from '../agency/account.ts';
import { ANSWERS, isAnswering, type Receiver } from '../agency/receiver.ts';
import { backTo, refuse } from './answers.ts';

type AgencyDeps = { readonly account: Account; readonly receiver: Receiver };

export function addAgency(app: Express, { account, receiver }: AgencyDeps): void {
  const form = express.urlencoded({ extended: false, limit: '1kb' });
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    receive: account.receive,
    stop: account.stopReceiving,
    ping: account.ping,
  };

  app.post('/console/agency/endpoint', form, async (request, response) => {
    const { do: wanted } = request.body ?? {};
    const act = Object.hasOwn(actions, wanted) ? actions[wanted] : undefined;
    if (!act) return refuse(response, 400, `do: must be one of ${Object.keys(actions).join(', ')}.`);
    try {
      await act();
    } catch (error) {
      if (error instanceof AccountError) return refuse(response, 502, error.message);
      throw error;
    }
    backTo(request, response, 'server');
  });

  app.post('/console/agency/answering', form, (request, response) => {
    const { answering } = request.body ?? {};
    if (!isAnswering(answering)) return refuse(response, 400, `answering: must be one of ${ANSWERS.join(', ')}.`);
    receiver.setAnswering(answering);
    backTo(request, response, 'server');
  });
}
