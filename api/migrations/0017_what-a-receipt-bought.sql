ALTER TABLE "receipts" ADD COLUMN "cover_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "cover_until" timestamp with time zone;