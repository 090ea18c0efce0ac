/** Conditions, their categories, and the prices of a visit: public reads. */
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { conditionCategories, conditions } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { readPage } from '../http/paging';
import { notFound } from '../common/response-error';
import { toNaira, visitKobo } from '../prices/price';
import type { Services } from '../services';
import { searchConditions } from './search-conditions';

/** Results of a search, which has no further pages. */
const maxFound = 8;

const listItem = {
  id: conditions.id,
  title: conditions.title,
  text: conditions.text,
  category_id: conditions.categoryId,
};

export function conditionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'visitPrices', async () =>
    success({ message_price: toNaira(visitKobo.message), video_price: toNaira(visitKobo.video) }),
  );

  mountCall(app, services, 'conditionCategories', async () =>
    success(await db.select().from(conditionCategories).orderBy(asc(conditionCategories.id))),
  );

  mountCall(app, services, 'conditions', async ({ params, query }) => {
    const page = readPage(query, 12);
    const search = query.search?.trim() ?? '';
    const found = search ? await searchConditions(services, search) : undefined;
    const where = and(inCategory(params.category), found && inArray(conditions.id, found));
    const [rows, total] = await Promise.all([
      db
        .select(listItem)
        .from(conditions)
        .where(where)
        .orderBy(
          ...(found ? [inOrder(found)] : []),
          desc(conditions.popular),
          asc(conditions.title),
          asc(conditions.id),
        )
        .limit(page.count)
        .offset(page.offset),
      db.$count(conditions, where),
    ]);
    return success(page.show(rows, total));
  });

  mountCall(app, services, 'searchConditions', async ({ query }) => {
    const search = query.search.trim();
    if (!search) return success([]);
    const found = (await searchConditions(services, search)).slice(0, maxFound);
    return success(
      await db.select(listItem).from(conditions).where(inArray(conditions.id, found)).orderBy(inOrder(found)),
    );
  });

  mountCall(app, services, 'condition', async ({ params }) => {
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
  });
}

/** For an `order by`: the order of the ids in the list. */
const inOrder = (ids: number[]): SQL => sql`array_position(${sql.param(ids)}::int[], ${conditions.id})`;

function inCategory(category: number | 'popular' | 'all'): SQL | undefined {
  if (category === 'all') return undefined;
  if (category === 'popular') return eq(conditions.popular, true);
  return eq(conditions.categoryId, category);
}
