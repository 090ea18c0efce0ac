DROP INDEX "conditions_by_words";--> statement-breakpoint
ALTER TABLE "conditions" DROP COLUMN "words";