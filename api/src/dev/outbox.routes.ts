/** The development outbox: every mail of the API, newest first. It does not exist in production. */
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { brand } from '@ilera/contracts';
import { html } from '@ilera/contracts/html';
import { outbox } from '../db/schema';
import { sendPage } from '../http/html-page';
import type { Services } from '../services';

export const linksOf = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"']+/g) ?? [])];

/** Mounts `/_dev/outbox` and `/_dev/outbox.json`, which `?to=` narrows to one address. */
export async function outboxRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const newest = (to?: string) =>
    services.db
      .select()
      .from(outbox)
      .where(to ? eq(outbox.to, to) : undefined)
      .orderBy(desc(outbox.id))
      .limit(200);

  app.get<{ Querystring: { to?: string } }>('/_dev/outbox.json', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const rows = await newest(request.query.to);
    return rows.map((row) => ({
      to: row.to,
      subject: row.subject,
      text: row.text,
      html: row.html,
      links: linksOf(row.text),
      created_at: row.createdAt.toISOString(),
    }));
  });

  app.get('/_dev/outbox', async (_request, reply) => {
    const mails = (await newest()).map((row) => {
      const links = linksOf(row.text).map((link) => html`<li><a href="${link}">${link}</a></li>`);
      return html`<article>
        <h2>${row.subject}</h2>
        <p class="quiet">To ${row.to}, ${row.createdAt.toISOString()}</p>
        <pre>${row.text}</pre>
        <ul>
          ${links}
        </ul>
      </article>`;
    });
    return sendPage(reply, {
      title: `Outbox - ${brand.name} development`,
      body: html`<main class="wide">
        <p class="ribbon">Development only</p>
        <h1>Outbox</h1>
        <p class="quiet">Mails are not sent, they are shown here. Newest first.</p>
        ${mails.length > 0 ? mails : html`<p>No mail yet.</p>`}
      </main>`,
    });
  });
}
