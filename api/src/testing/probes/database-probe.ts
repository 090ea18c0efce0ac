/** An API whose PostgreSQL can be stopped, blocked and restored. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { readConfig } from '../../config/read-config';
import { openDatabase } from '../../db/open-database';
import { createApi } from '../../start-api';
import { seededPostgresUrl } from '../databases/seeded-database';

/** Starts the API behind a TCP proxy that stands for the network to the database. */
export async function openFragileApi(evidenceLocation: string) {
  const url = new URL(await seededPostgresUrl());
  const target = Number(url.port);
  const sockets = new Set<Socket>();
  let isUp = true;
  const proxy = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (!isUp) return socket.destroy();
    const upstream = connect(target, '127.0.0.1');
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const direct = new pg.Client({ connectionString: url.href });
  direct.on('error', () => undefined);
  await direct.connect();
  url.port = String((proxy.address() as AddressInfo).port);
  const database = await openDatabase({ databaseUrl: url.href, databaseDir: '' });
  const config = { ...readConfig({}), evidenceLocation, rateLimits: false, logLevel: 'silent' };
  let offset = 0;
  const { app, close } = await createApi({
    ...config,
    database,
    now: () => new Date(Date.now() + offset),
  });
  return {
    ask: async (method: 'GET' | 'POST', path: string, body?: object, token?: string) => {
      const began = performance.now();
      const response = await app.inject({
        method,
        url: path,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body ? { payload: body } : {}),
      });
      const retryAfter = String(response.headers['retry-after'] ?? '');
      return {
        status: response.statusCode,
        text: response.payload,
        retryAfter,
        ms: performance.now() - began,
      };
    },
    advance: (ms: number) => void (offset += ms),
    stop: () => {
      isUp = false;
      for (const socket of sockets) socket.destroy();
    },
    start: () => void (isUp = true),
    /** Locks a table, as a forgotten transaction does; the result releases it. */
    lock: async (table: string) => {
      await direct.query('begin');
      await direct.query(`lock table ${table} in access exclusive mode`);
      return async () => void (await direct.query('rollback'));
    },
    close: async () => {
      await close();
      await database.close();
      await direct.end();
      proxy.close();
    },
  };
}
