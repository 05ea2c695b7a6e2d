CREATE TABLE "borrowings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"document_id" text NOT NULL,
	"size" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"lang" text NOT NULL,
	"member_id" uuid,
	"pick_up_day" date NOT NULL,
	"kept_until" date NOT NULL,
	"cancel_token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handed_out_at" timestamp with time zone,
	"handed_out_by" jsonb,
	"returned_at" timestamp with time zone,
	"returned_by" jsonb,
	"ended_at" timestamp with time zone,
	"survey_mailed_at" timestamp with time zone,
	CONSTRAINT "borrowings_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "borrowings_state" CHECK ("borrowings"."state" IN ('reserved', 'handedOut', 'returned', 'cancelled', 'expired')),
	CONSTRAINT "borrowings_lang" CHECK ("borrowings"."lang" IN ('nb', 'en')),
	CONSTRAINT "borrowings_ended_at" CHECK (("borrowings"."state" IN ('reserved', 'handedOut')) = ("borrowings"."ended_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign_decisions" (
	"centra_id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" jsonb NOT NULL,
	CONSTRAINT "campaign_decisions_decision" CHECK ("campaign_decisions"."decision" IN ('production', 'notEnough'))
);
--> statement-breakpoint
CREATE TABLE "campaign_mails" (
	"reservation_id" uuid NOT NULL,
	"centra_id" text NOT NULL,
	"purchase_token_hash" text,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_mails_reservation_id_centra_id_pk" PRIMARY KEY("reservation_id","centra_id")
);
--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "borrowings" ADD CONSTRAINT "borrowings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_mails" ADD CONSTRAINT "campaign_mails_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "borrowings_out" ON "borrowings" USING btree ("document_id","email") WHERE "borrowings"."state" IN ('reserved', 'handedOut');--> statement-breakpoint
CREATE INDEX "borrowings_document" ON "borrowings" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "borrowings_created" ON "borrowings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "borrowings_member" ON "borrowings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "borrowings_reserved" ON "borrowings" USING btree ("kept_until") WHERE "borrowings"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "borrowings_ended" ON "borrowings" USING btree ("ended_at");