ALTER TABLE "payments" ADD COLUMN "credit_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "replaces" jsonb;