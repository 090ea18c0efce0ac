import rateLimit from '@fastify/rate-limit';
import { ErrorReportSchema, RemoteReportSchema, VitalsReportSchema } from '@ilera/contracts/reports-schema';
import { networkOf } from '../../common/network-of';
import type { FastifyRequest } from 'fastify';
import { readInvitation } from '../../site/invitation';
import { invitationCookie, previewCookie } from '../version-choice/choice-cookies';
import { describeCspReport } from './read-report';
import { LRUCache } from 'lru-cache';
import type { Static, TSchema } from 'typebox';
import type { GatewayEventListener } from '../../notify/notifier';
import { offers } from '../../site/live-part';
import type { GatewayPlugin } from '../services';
import type { VersionMetrics } from './version-metrics';

const bodyLimit = 8 * 1024;
/** Reports that one address may send a minute; many people may share an address. */
const maxPerMinute = 120;

/**
 * Receives browsers' reports about live versions, from pages of this site, once an address. Reports inform people and the
 * verdict on a canary, and change nothing by themselves. The response does not reveal whether a report counted.
 */
export const reports: GatewayPlugin = async (app, { follower, metrics, opsKey, onEvent, log }) => {
  const onFailure = createVisitorAlarm(metrics, onEvent);

  await app.register(rateLimit, {
    max: maxPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'text/plain'],
    { parseAs: 'string', bodyLimit },
    app.getDefaultJsonParser('remove', 'remove'),
  );

  /** Whether a report counts: about a served version, from a page load without invitation or preview. */
  const counts = (request: FastifyRequest, part: string, version: string): boolean => {
    const { cookies } = request;
    const isInvited = readInvitation(cookies[invitationCookie], opsKey) !== undefined;
    const revision = follower.current?.revision;
    if (!revision || isInvited || cookies[previewCookie] !== undefined) return false;
    return isSameOrigin(request) && offers(revision, part, version);
  };

  app.post('/_reports/csp', { bodyLimit }, (request, reply) => {
    log.warn({ event: 'policy-breach' }, describeCspReport(request.body));
    return reply.code(204).send();
  });

  const receive = <Report extends TSchema>(
    kind: string,
    body: Report,
    take: (report: Static<Report>, request: FastifyRequest) => void,
  ): void => {
    const options = { bodyLimit, schema: { body }, attachValidation: true };
    app.post(`/_report/${kind}`, options, (request, reply) => {
      if (!request.validationError) take(request.body as Static<Report>, request);
      return reply.code(204).send();
    });
  };

  receive('remote', RemoteReportSchema, (report, request) => {
    const { remote: part, version, kind } = report;
    if (!counts(request, part, version) || !metrics.report(request.ip, report)) return;
    const fields = { event: 'part-failure', part, version, kind };
    log.warn(fields, `${part} ${version} fails for visitors: ${kind}`);
    onFailure(part, version);
  });

  receive('error', ErrorReportSchema, (report, request) => {
    const { part, version, kind, name, frames, incident, page } = report;
    if (!counts(request, part, version)) return;
    metrics.reportError(request.ip, report);
    const where = frames[0] ?? (page ? `page ${page}` : 'an unknown position');
    const key = `${part} ${version} ${kind}: ${name} at ${where}`;
    // The code of an incident is what the visitor says on the telephone.
    log.warn({ event: 'browser-error', ...report }, incident ? `${key} (incident ${incident})` : key);
  });

  receive('vitals', VitalsReportSchema, (report, request) => {
    const { shell, remote, version } = report;
    const isRemoteCounted = !remote || !version || counts(request, remote, version);
    if (isRemoteCounted && counts(request, 'shell', shell)) metrics.addVitals(request.ip, report);
  });
};

/**
 * Whether a request comes from a page of this site. Every browser sends one of the two headers with a POST; a
 * request with neither is refused.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Minimum of failing addresses within ten minutes, because one visitor's network may be bad. */
const minVisitors = 5;
/** Minimum share of the loads in that time, so that a few bad networks raise no alarm about a busy version. */
const minShare = 0.05;
const alarmPauseMs = 3_600_000;

/**
 * Creates a listener that raises an alarm when many visitors report failures of a version, once an hour. It changes
 * nothing: failures in visitors' browsers are no evidence against a release.
 */
export function createVisitorAlarm(
  metrics: Pick<VersionMetrics, 'recent'>,
  onEvent: GatewayEventListener,
): (part: string, version: string) => void {
  const alarmed = new LRUCache<string, true>({ max: 1_000, ttl: alarmPauseMs });
  return (part, version) => {
    const { failed, loads } = metrics.recent(part, version);
    const key = `${part} ${version}`;
    if (failed < minVisitors || failed < loads * minShare || alarmed.has(key)) return;
    alarmed.set(key, true);
    const text = `${failed} visitors report within ten minutes that ${key} fails: look at /ops.`;
    onEvent({ type: 'visitors-fail', part, version, text });
  };
}
