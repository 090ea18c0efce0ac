ALTER TABLE "members" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_token_hash_unique" UNIQUE("token_hash");