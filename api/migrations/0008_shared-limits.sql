CREATE TABLE "login_attempts" (
	"account_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	CONSTRAINT "login_attempts_account_hash_network_hash_pk" PRIMARY KEY("account_hash","network_hash")
);
--> statement-breakpoint
CREATE TABLE "use_counts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
