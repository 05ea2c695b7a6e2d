CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "review_reports_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
DROP INDEX "reservation_lines_centra_id";--> statement-breakpoint
ALTER TABLE "campaign_decisions" DROP CONSTRAINT "campaign_decisions_pkey";--> statement-breakpoint
ALTER TABLE "borrowings" ADD COLUMN "cancelled_by" jsonb;--> statement-breakpoint
ALTER TABLE "borrowings" ADD COLUMN "end_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_decisions" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_decisions" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
-- Every campaign that was decided until now was the first one of its product; its last day was not stored.
UPDATE "campaign_decisions" SET "last_day" = ("decided_at" + interval '1 year')::date;--> statement-breakpoint
UPDATE "reservation_lines" SET "decision_id" = "campaign_decisions"."id" FROM "campaign_decisions" WHERE "campaign_decisions"."centra_id" = "reservation_lines"."centra_id";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE "review_reports"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "review_reports_resolved_by" ON "review_reports" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "review_reports_member" ON "review_reports" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_decision_id_campaign_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."campaign_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_decisions_centra_id" ON "campaign_decisions" USING btree ("centra_id","decided_at");--> statement-breakpoint
CREATE INDEX "reservation_lines_decision" ON "reservation_lines" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reviews_deleted" ON "reviews" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "reservation_lines_centra_id" ON "reservation_lines" USING btree ("centra_id","decision_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" IS NULL) = ("reviews"."answered_at" IS NULL));