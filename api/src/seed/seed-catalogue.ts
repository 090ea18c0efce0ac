/** Conditions, plans, claimables and coupons. All categories, in the order of the chips. */
import { eq } from 'drizzle-orm';
import { saveCondition } from '../conditions/save-condition';
import type { Database } from '../db/database';
import { claimables, conditionCategories, conditions, coupons, plans } from '../db/schema';
import { bodyOf, type CategoryText } from './conditions/condition-text';
import { searchWords } from './conditions/search-words';
import { claimableCatalogue, couponCatalogue, planCatalogue } from './data/plans';
import { feverAndInfections } from './conditions/fever-and-infections';
import { longTermConditions } from './conditions/long-term-conditions';
import { mindAndSleep } from './conditions/mind-and-sleep';
import { sexualHealth } from './conditions/sexual-health';
import { skinAndHair } from './conditions/skin-and-hair';
import { stomachAndDigestion } from './conditions/stomach-and-digestion';
import { womensHealth } from './conditions/womens-health';

const reviewedAt = '2026-10-01';

const fewestPeople = { individual: 1, family: 3, smes: 5, corporate: 20 };

/** Writes conditions, plans, claimables and coupons. */
export async function seedCatalogue(db: Database): Promise<void> {
  for (const category of conditionCatalogue) {
    const [row] = await db.insert(conditionCategories).values({ title: category.title }).returning();
    if (!row) throw new Error(`The category ${category.title} was not stored`);
    for (const condition of category.conditions)
      await saveCondition(db, {
        categoryId: row.id,
        title: condition.title,
        text: condition.text,
        body: bodyOf(condition),
        faqs: condition.faqs.map(([question, answer]) => ({ question, answer })),
        synonyms: searchWords[condition.title]?.join(', ') ?? '',
        popular: condition.popular ?? false,
        reviewedAt,
      });
  }
  await db.insert(plans).values(
    planCatalogue.map((plan) => ({
      name: plan.name,
      type: plan.type,
      quarterKobo: plan.quarter * 100,
      // A half year costs 5 %, a year 10 % less than the same time in quarters.
      biAnnualKobo: plan.quarter * 2 * 95,
      annualKobo: plan.quarter * 4 * 90,
      minEmployees: fewestPeople[plan.type],
      benefits: plan.benefits,
      standout: plan.standout ?? false,
    })),
  );
  await db.insert(claimables).values(claimableCatalogue);
  for (const { condition, expired, ...coupon } of couponCatalogue.map((row) => ({
    condition: null,
    expired: false,
    ...row,
  }))) {
    const [found] = condition
      ? await db.select().from(conditions).where(eq(conditions.title, condition))
      : [];
    await db.insert(coupons).values({
      ...coupon,
      conditionId: found?.id ?? null,
      expiresAt: expired ? new Date('2026-01-01T00:00:00Z') : null,
    });
  }
}

export const conditionCatalogue: CategoryText[] = [
  feverAndInfections,
  skinAndHair,
  stomachAndDigestion,
  womensHealth,
  sexualHealth,
  mindAndSleep,
  longTermConditions,
];
