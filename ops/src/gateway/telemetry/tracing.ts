import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import { routeName } from './request-facts';

/**
 * Sends a span for each request to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. The span has
 * the same trace id as the log, and no address, query or header.
 * @param endpoint `http://collector:4318`
 */
export function registerTracing(app: FastifyInstance, endpoint: string): void {
  let next: { traceId: string; spanId: string } | undefined;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ilera-gateway' }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }), {
        scheduledDelayMillis: 1_000,
      }),
    ],
    // Ids of the request itself, so that log, header and span have the same.
    idGenerator: {
      generateTraceId: () => next?.traceId ?? '',
      generateSpanId: () => next?.spanId ?? '',
    },
  });
  const tracer = provider.getTracer('gateway');

  app.addHook('onResponse', async (request, reply) => {
    const { trace: ids, parentSpanId, revision } = request.facts;
    const parent = parentSpanId
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId: ids.traceId,
          spanId: parentSpanId,
          traceFlags: TraceFlags.SAMPLED,
          isRemote: true,
        })
      : ROOT_CONTEXT;
    next = ids;
    const span = tracer.startSpan(
      `${request.method} ${routeName(request)}`,
      {
        kind: SpanKind.SERVER,
        startTime: Date.now() - reply.elapsedTime,
        attributes: {
          'http.request.method': request.method,
          'http.route': routeName(request),
          'http.response.status_code': reply.statusCode,
          ...(revision === undefined ? {} : { 'ilera.revision': revision }),
        },
      },
      parent,
    );
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  app.addHook('onClose', () => provider.shutdown());
}
