import { agency } from './agency.ts';
import { api } from './api.ts';
import { audit } from './audit.ts';
import { common } from './common.ts';
import { desk } from './desk.ts';
import { entry } from './entry.ts';
import { orders } from './orders.ts';
import { webhooks } from './webhooks.ts';
import { work } from './work.ts';

export const en = { ...common, ...entry, ...agency, ...api, ...audit, ...desk, ...orders, ...webhooks, ...work };
