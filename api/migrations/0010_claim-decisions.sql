ALTER TABLE "claims" ADD COLUMN "amount_kobo" bigint;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "paid_at" timestamp with time zone;