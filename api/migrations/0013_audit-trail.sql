CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"action" text NOT NULL,
	"what" text NOT NULL,
	"record" text,
	"columns" text,
	"network" text,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_change jsonb := CASE WHEN tg_op = 'INSERT' THEN '{}' ELSE to_jsonb(old) END;
  after_change jsonb := CASE WHEN tg_op = 'DELETE' THEN '{}' ELSE to_jsonb(new) END;
  facts jsonb := before_change || after_change;
  context jsonb := coalesce(nullif(current_setting('audit.context', true), ''), '{"kind": "system"}')::jsonb;
  subject integer := (facts ->> 'user_id')::integer;
  reference text := facts ->> 'reference';
  changed text;
BEGIN
  IF tg_op = 'UPDATE' THEN
    SELECT string_agg(key, ', ' ORDER BY key) INTO changed FROM jsonb_each(after_change)
      WHERE value IS DISTINCT FROM before_change -> key;
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  IF facts ? 'claim_id' THEN
    SELECT c.user_id, c.reference INTO subject, reference FROM claims c WHERE c.id = (facts ->> 'claim_id')::integer;
  ELSIF reference IS NULL AND facts ? 'payment_id' THEN
    SELECT coalesce(subject, p.user_id), p.reference INTO subject, reference FROM payments p WHERE p.id = (facts ->> 'payment_id')::integer;
  END IF;
  INSERT INTO audit_events (actor_kind, actor_id, subject_id, action, what, record, columns, network, request_id)
  VALUES (context ->> 'kind', (context ->> 'id')::integer, subject,
    CASE tg_op WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'changed' ELSE 'removed' END,
    tg_argv[0], reference, changed, context ->> 'network', context ->> 'request');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON appointments FOR EACH ROW EXECUTE FUNCTION audit_change('visit');--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION audit_change('claim');--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON claim_evidence FOR EACH ROW EXECUTE FUNCTION audit_change('evidence');--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION audit_change('payment');--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION audit_change('refund');--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION audit_change('receipt');--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON subscriptions FOR EACH ROW EXECUTE FUNCTION audit_change('cover');--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON cards FOR EACH ROW EXECUTE FUNCTION audit_change('card');--> statement-breakpoint
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Retention may remove what is older than two years; nothing may remove or change what is younger.
  IF tg_op = 'DELETE' AND old.at < now() - interval '2 years' THEN RETURN old; END IF;
  RAISE EXCEPTION 'The audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
