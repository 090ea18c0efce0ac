DROP INDEX "payment_issues_once";--> statement-breakpoint
DROP INDEX "plan_reminders_once";--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "cover_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "cover_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_issues_open" ON "payment_issues" USING btree ("payment_id","kind") WHERE "payment_issues"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_reminders_once" ON "plan_reminders" USING btree ("subscription_id","days","ends_at");