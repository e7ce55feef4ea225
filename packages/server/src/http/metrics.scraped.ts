import { Gauge, type Registry } from 'prom-client';

/** Maximum wait in milliseconds for one metrics source, such as the database. */
const PATIENCE_MS = 1_000;

const sources = {
  operatorTasks: {
    operator_tasks_open: { help: 'Open operator tasks by kind.', label: 'kind' },
  },
  payments: {
    payment_attempts_unfinished: { help: 'Unfinished payment attempts.', label: 'status' },
    payment_attempts_oldest_seconds: {
      help: 'Time that the oldest unfinished payment attempt has spent in its status.',
      label: 'status',
    },
    background_lag_seconds: { help: 'Delay of the oldest due item of a background job.', label: 'work' },
  },
  paymentSessions: {
    payment_sessions_unfinished: { help: 'Payment sessions that are open or in progress.', label: 'status' },
    payment_sessions_oldest_seconds: {
      help: 'Time that the oldest unfinished payment session has spent in its status.',
      label: 'status',
    },
  },
  exchangeRates: {
    exchange_rates_age_seconds: { help: 'Age of the exchange rates in use.', label: 'source' },
  },
  pool: {
    db_client_connections: { help: 'Open database connections.', label: 'state' },
    db_client_connections_used_by: { help: 'Database connections in use by kind of work.', label: 'share' },
    db_client_connections_max: { help: 'Maximum number of database connections.' },
    db_client_connections_pending: { help: 'Requests that wait for a database connection.' },
  },
  requests: {
    http_server_active_requests: { help: 'Requests in progress.' },
  },
  loops: {
    background_round_age_seconds: { help: 'Time since the last successful round of a background loop.', label: 'loop' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, About>>>>;

type About = { readonly help: string; readonly label?: string };
/** A single value, or one value per label value. */
type Figure = number | Readonly<Record<string, number>>;

type Source = keyof typeof sources;
type FigureOf<Described> = Described extends { label: string } ? Readonly<Record<string, number>> : number;
type FiguresOf<From extends Source> = {
  readonly [Name in keyof (typeof sources)[From]]: FigureOf<(typeof sources)[From][Name]>;
};

const figures: ReadonlyMap<string, About> = new Map(
  Object.values(sources).flatMap((figuresOfOne) => Object.entries<About>(figuresOfOne)),
);

/**
 * Creates the metrics sources. If a source fails or is slow, it keeps its last values, is reported as down, and does
 * not delay other sources.
 */
export function createAsked(registry: Registry) {
  const up = gaugeOf('metrics_source_up', { help: 'Whether a metrics source responded.', label: 'source' });
  const gauges = new Map([...figures].map(([name, about]) => [name, gaugeOf(name, about)]));
  const asked: (() => Promise<void>)[] = [];

  function gaugeOf(name: string, { help, label }: About): Gauge {
    return new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] });
  }

  async function ask(source: Source, read: () => Promise<Readonly<Record<string, Figure>>>): Promise<void> {
    try {
      for (const [name, figure] of Object.entries(await withinPatience(read))) write(name, figure);
      up.set({ source }, 1);
    } catch {
      up.set({ source }, 0);
    }
  }

  function write(name: string, figure: Figure): void {
    const gauge = gauges.get(name)!;
    if (typeof figure === 'number') {
      gauge.set(figure);
      return;
    }
    const label = figures.get(name)!.label!;
    gauge.reset();
    for (const [of, value] of Object.entries(figure)) gauge.set({ [label]: of }, value);
  }

  return {
    /**
     * Registers a source. Scrapes skip a source that is still being read, so that an unresponsive database occupies
     * only one connection.
     */
    read<From extends Source>(source: From, read: () => FiguresOf<From> | Promise<FiguresOf<From>>): void {
      let underWay: Promise<FiguresOf<From>> | undefined;
      async function readOnce(): Promise<FiguresOf<From>> {
        underWay ??= Promise.resolve()
          .then(read)
          .finally(() => {
            underWay = undefined;
          });
        return underWay;
      }
      asked.push(() => ask(source, readOnce));
    },
    async readAll(): Promise<void> {
      await Promise.all(asked.map((one) => one()));
    },
  };
}

async function withinPatience<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
  });
  return Promise.race([read(), tooLate]).finally(() => clearTimeout(timer));
}
