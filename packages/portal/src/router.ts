import { createRouter, createWebHistory, type RouteRecordRaw } from 'vue-router';
import { homeOf } from './rules/places.ts';
import { whoIsSignedIn } from './session.ts';
import { forgetUnsaved, hasUnsaved } from './unsaved.ts';
import { useWords } from './words/index.ts';

const entry = (path: string, page: () => Promise<unknown>): RouteRecordRaw => ({
  path,
  component: page as never,
  meta: { isEntry: true },
});
const page = (path: string, page: () => Promise<unknown>): RouteRecordRaw => ({
  path,
  component: page as never,
  props: true,
});

const agencyPages = (base: string): RouteRecordRaw[] => [
  page(base, () => import('./pages/agency/OverviewPage.vue')),
  page(`${base}/orders`, () => import('./pages/agency/OrdersPage.vue')),
  page(`${base}/orders/:orderId`, () => import('./pages/agency/OrderPage.vue')),
  page(`${base}/credit`, () => import('./pages/agency/CreditPage.vue')),
  page(`${base}/credit/:recordId(\\d+)`, () => import('./pages/agency/StatementPage.vue')),
  page(`${base}/keys`, () => import('./pages/agency/KeysPage.vue')),
  page(`${base}/requests`, () => import('./pages/agency/RequestsPage.vue')),
  page(`${base}/requests/:requestId`, () => import('./pages/agency/RequestPage.vue')),
  page(`${base}/webhooks`, () => import('./pages/agency/WebhooksPage.vue')),
  page(`${base}/webhooks/:endpointId`, () => import('./pages/agency/WebhookPage.vue')),
  page(`${base}/go-live`, () => import('./pages/agency/GoLivePage.vue')),
  page(`${base}/callback-origins`, () => import('./pages/agency/OriginsPage.vue')),
  page(`${base}/billing-address`, () => import('./pages/agency/BillingPage.vue')),
  page(`${base}/members`, () => import('./pages/agency/MembersPage.vue')),
  page(`${base}/audit`, () => import('./pages/agency/AuditPage.vue')),
];

const deskPages: RouteRecordRaw[] = [
  page('/agencies/:agencyId(\\d+)/settings', () => import('./pages/desk/SettingsPage.vue')),
  page('/desk', () => import('./pages/desk/DeskPage.vue')),
  page('/desk/agencies', () => import('./pages/desk/AgenciesPage.vue')),
  page('/desk/approvals', () => import('./pages/desk/ApprovalsPage.vue')),
  page('/desk/tasks', () => import('./pages/desk/TasksPage.vue')),
  page('/desk/suppliers', () => import('./pages/desk/SuppliersPage.vue')),
  page('/desk/suppliers/:kind(vendor|transferSupplier)/:code', () => import('./pages/desk/SupplierPage.vue')),
  page('/desk/campaigns', () => import('./pages/desk/CampaignsPage.vue')),
  page('/desk/exchange-rates', () => import('./pages/desk/RatesPage.vue')),
  page('/desk/reconciliation', () => import('./pages/desk/ReconciliationPage.vue')),
  page('/desk/orders/:orderId', () => import('./pages/desk/OrderLookup.vue')),
  page('/desk/people', () => import('./pages/desk/PeoplePage.vue')),
  page('/desk/audit', () => import('./pages/agency/AuditPage.vue')),
  page('/desk/operators', () => import('./pages/desk/OperatorsPage.vue')),
];

const routes: RouteRecordRaw[] = [
  { path: '/', component: { render: () => null }, meta: { isHome: true } },
  entry('/sign-in', () => import('./pages/entry/SignIn.vue')),
  entry('/second-factor', () => import('./pages/entry/SecondFactor.vue')),
  entry('/forgot-password', () => import('./pages/entry/ForgotPassword.vue')),
  entry('/reset-password', () => import('./pages/entry/ResetPassword.vue')),
  entry('/invitation', () => import('./pages/entry/AcceptInvitation.vue')),
  page('/account', () => import('./pages/account/AccountPage.vue')),
  ...agencyPages('/agencies/:agencyId(\\d+)'),
  ...deskPages,
  page('/:rest(.*)*', () => import('./pages/NotFound.vue')),
];

export const router = createRouter({
  history: createWebHistory('/portal/'),
  routes,
  scrollBehavior: (to, from, saved) => saved ?? (to.path === from.path ? undefined : { top: 0 }),
});

/** Asks for confirmation before the member leaves a page with unsaved input. */
router.beforeEach((to, from) => {
  if (to.path === from.path || !hasUnsaved()) return true;
  const mayLeave = window.confirm(useWords().value.common.discard);
  if (mayLeave) forgetUnsaved();
  return mayLeave;
});

/** Allows access to pages only after sign-in and, if a second factor is required, after that factor. */
router.beforeEach(async (to) => {
  if (to.meta.isEntry && to.path !== '/second-factor' && to.path !== '/sign-in') return true;
  const session = await whoIsSignedIn();
  const next = to.path === '/' || to.meta.isEntry ? undefined : to.fullPath;
  if (!session) return to.path === '/sign-in' || { path: '/sign-in', query: { next } };
  if (session.needsSecondFactor) return to.path === '/second-factor' || { path: '/second-factor', query: { next } };
  if (to.meta.isHome || to.path === '/sign-in') return homeOf(session.member.role, session.member.agency?.id);
  return true;
});
