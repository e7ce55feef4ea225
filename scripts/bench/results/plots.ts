import type { Plot } from './plot.ts';
import type { Figure } from './raw.ts';

type Drawn = Omit<Plot, 'figures'> & { readonly shows: (figure: Figure) => boolean };

export const plots: Readonly<Record<string, Drawn>> = {
  framework: {
    title: 'Processor time of other stacks ÷ ours',
    description: 'For each operation, how many times as much as ours each stack takes: above 1, ours is cheaper.',
    groupedBy: 'column',
    shows: ({ unit }) => unit === '×',
  },
  limits: {
    title: 'Counting one request against its limit',
    description: 'Processor time for each store, here and in the store, one request at a time and sixteen at once.',
    groupedBy: 'row',
    shows: () => true,
  },
  lists: {
    title: 'Time among a million orders ÷ among a thousand',
    description: 'For each call, how many times as long it takes among the many orders: 1 is no growth.',
    groupedBy: 'column',
    shows: ({ column }) => column === 'ratio',
  },
  'car-search': {
    title: 'Processor time of a car search beside its floor',
    description: 'The floor is the calls to ten vendors, parsing what they answer and serialising the answer.',
    groupedBy: 'row',
    shows: ({ unit }) => unit === 'µs',
  },
  service: {
    title: 'Processor time of a request to the whole service',
    description: 'For each call, milliseconds of the process and of PostgreSQL.',
    groupedBy: 'row',
    shows: ({ column }) => column === 'process' || column === 'PostgreSQL',
  },
  start: {
    title: 'Warm start, and memory when idle',
    description: 'For this checkout and those beside it, seconds until it is ready, and what it keeps when idle.',
    groupedBy: 'column',
    shows: () => true,
  },
  capacity: {
    title: 'Cores needed, by searches a day',
    description: 'In the busy hour, with a booking for every twenty searches: cores of processes and of PostgreSQL.',
    groupedBy: 'row',
    shows: () => true,
  },
};
