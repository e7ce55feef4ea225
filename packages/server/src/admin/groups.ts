import { agencyCommands } from './groups/agency.ts';
import { approvalCommands } from './groups/approval.ts';
import { auditCommands } from './groups/audit.ts';
import { billingAddressCommands } from './groups/billing-address.ts';
import { bootstrapCommand } from './groups/bootstrap.ts';
import { campaignCommands } from './groups/campaign.ts';
import { creditCommands } from './groups/credit.ts';
import { keyCommands } from './groups/key.ts';
import { memberCommands } from './groups/member.ts';
import { orderCommands } from './groups/order.ts';
import { originCommands } from './groups/origin.ts';
import { paymentCommands } from './groups/payment.ts';
import { personCommands } from './groups/person.ts';
import { rateCommands } from './groups/rate.ts';
import { reconcileCommands } from './groups/reconcile.ts';
import { releaseCommands } from './groups/release.ts';
import { supplierCommands } from './groups/supplier.ts';
import { taskCommands } from './groups/task.ts';

/** Command groups in display order; README.md explains how to add one. */
export const groups = [
  agencyCommands,
  keyCommands,
  originCommands,
  billingAddressCommands,
  creditCommands,
  supplierCommands,
  campaignCommands,
  rateCommands,
  orderCommands,
  paymentCommands,
  personCommands,
  memberCommands,
  taskCommands,
  reconcileCommands,
  releaseCommands,
  approvalCommands,
  auditCommands,
  bootstrapCommand,
];
