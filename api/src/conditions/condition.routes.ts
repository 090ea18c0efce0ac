/** Conditions, their categories, and what a visit costs: all public reading. */
import { and, asc, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { conditionCategories, conditions } from '../db/schema';
import { success } from '../http/success';
import { mountCall } from '../http/mount-call';
import { containing, readPage } from '../http/paging';
import { notFound } from '../http/http-error';
import { toNaira } from '../common/naira';
import { visitKobo } from '../payments/price';
import type { Services } from '../services';

/** Public and hardly ever changed. */
const catalogue = { isCatalogue: true };

/** Mounts the calls about conditions. */
export function conditionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'guestProfile', async () =>
    success({ message_price: toNaira(visitKobo.message), video_price: toNaira(visitKobo.video) }),
  );

  mountCall(
    app,
    services,
    'conditionCategories',
    async () => success(await db.select().from(conditionCategories).orderBy(asc(conditionCategories.id))),
    catalogue,
  );

  mountCall(
    app,
    services,
    'conditions',
    async ({ params, query }) => {
      const page = readPage(query, 12);
      const where = and(inCategory(params.category), matching(query.search));
      const [rows, totals] = await Promise.all([
        db
          .select({
            id: conditions.id,
            title: conditions.title,
            text: conditions.text,
            category_id: conditions.categoryId,
          })
          .from(conditions)
          .where(where)
          .orderBy(desc(conditions.popular), asc(conditions.title), asc(conditions.id))
          .limit(page.count)
          .offset(page.offset),
        db.select({ total: count() }).from(conditions).where(where),
      ]);
      return success(page.show(rows, totals[0]?.total ?? 0));
    },
    catalogue,
  );

  mountCall(
    app,
    services,
    'condition',
    async ({ params }) => {
      const [row] = await db.select().from(conditions).where(eq(conditions.id, params.id));
      if (!row) throw notFound('This condition');
      return success({
        id: row.id,
        title: row.title,
        text: row.text,
        category_id: row.categoryId,
        body: row.body,
        faqs: JSON.stringify(row.faqs),
        reviewed_at: row.reviewedAt,
      });
    },
    catalogue,
  );
}

function inCategory(category: number | 'popular' | 'all'): SQL | undefined {
  if (category === 'all') return undefined;
  if (category === 'popular') return eq(conditions.popular, true);
  return eq(conditions.categoryId, category);
}

function matching(search: string | undefined): SQL | undefined {
  const pattern = containing(search);
  if (!pattern) return undefined;
  return or(
    ilike(conditions.title, pattern),
    ilike(conditions.text, pattern),
    ilike(conditions.synonyms, pattern),
  );
}
