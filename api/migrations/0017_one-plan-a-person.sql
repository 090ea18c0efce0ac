ALTER TABLE "users" DROP CONSTRAINT "users_employer_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "users_by_employer";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "given_up_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "take_up_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "members_on_one_plan" ON "members" USING btree ("user_id") WHERE "members"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "employer_id";