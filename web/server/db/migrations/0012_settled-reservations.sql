DROP INDEX "reservations_pending";--> statement-breakpoint
ALTER TABLE "campaign_mails" ADD COLUMN "purchase_selection" text;--> statement-breakpoint
ALTER TABLE "campaign_mails" ADD COLUMN "purchase_order" text;--> statement-breakpoint
ALTER TABLE "campaign_mails" ADD COLUMN "purchase_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "campaign_mails_purchase_selection" ON "campaign_mails" USING btree ("purchase_selection");--> statement-breakpoint
CREATE INDEX "campaign_mails_purchase_check" ON "campaign_mails" USING btree ("purchase_check_at") WHERE "campaign_mails"."purchase_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_check" ON "reservations" USING btree ("check_at") WHERE "reservations"."check_at" IS NOT NULL;--> statement-breakpoint
UPDATE "reservations" SET "check_at" = "created_at" WHERE "state" = 'pending';
