DROP INDEX "appointments_once";--> statement-breakpoint
CREATE INDEX "appointments_by_slot" ON "appointments" USING btree ("user_id","scheduled_at");