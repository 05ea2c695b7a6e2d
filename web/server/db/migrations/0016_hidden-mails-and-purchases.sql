ALTER TABLE "posts" ADD COLUMN "hidden_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "bought_sizes" text[];--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "purchase_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rewritten_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "posts_to_mail" ON "posts" USING btree ("hidden_at") WHERE "posts"."hidden_at" IS NOT NULL AND "posts"."hidden_mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_to_check" ON "reviews" USING btree ("created_at") WHERE "reviews"."purchase_checked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_to_mail" ON "reviews" USING btree ("hidden_at") WHERE "reviews"."hidden_at" IS NOT NULL AND "reviews"."hidden_mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_rewritten" ON "reviews" USING btree ("rewritten_at") WHERE "reviews"."rewritten_at" IS NOT NULL;--> statement-breakpoint
UPDATE "posts" SET "hidden_mailed_at" = "hidden_at" WHERE "hidden_at" IS NOT NULL;--> statement-breakpoint
UPDATE "reviews" SET "hidden_mailed_at" = "hidden_at" WHERE "hidden_at" IS NOT NULL;
